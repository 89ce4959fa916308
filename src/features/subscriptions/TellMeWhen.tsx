import { formMessages } from '../../messages/forms.ts';
import { frameMessages } from '../../messages/frame.ts';
import { projectMessages } from '../../messages/projects.ts';
import { subscriptionMessages } from '../../messages/subscriptions.ts';
import { readableLanguages } from '../../model/languages.ts';
import { paths } from '../../site/paths.ts';
import { settings } from '../../site/settings/settings.ts';
import { answerFocus } from '../../ui/in-place/answer-focus.ts';
import { MoneyText } from '../../ui/amounts/MoneyText.tsx';
import { Button } from '../../ui/Button.tsx';
import { PhoneFold } from '../../ui/PhoneFold.tsx';
import linkStyles from '../../ui/TextLink.module.css';
import fieldStyles from '../enquiries/forms/EnquiryField.module.css';
import { Trap } from '../enquiries/forms/Trap.tsx';
import { aboutText, subscriptionText } from './subscription-text.ts';
import { SelectField } from './SelectField.tsx';
import { tellMeConsent, type TellMeState, type TellMeWish } from './tell-me.ts';
import styles from './TellMeWhen.module.css';

type TellMeWhenProps = {
  /** Unique on the page. */
  id: string;
  wish: TellMeWish;
  state?: TellMeState | undefined;
  /** In a section that has the margins of the page. */
  isInside?: boolean;
  /** On a phone the form is closed until it is opened, or led to. */
  isFolded?: boolean;
};

/** One line between rules, by which a visitor asks to be told when something fits. It works without script. */
export function TellMeWhen(props: TellMeWhenProps) {
  const { id, wish, state, isInside = false, isFolded = false } = props;
  const messages = subscriptionMessages();
  const { city, search, project } = wish;
  const kind = project ? 'similar' : 'search';
  const heading = `${id}-heading`;
  const languages = readableLanguages();
  const [beforeEmail, afterEmail = ''] = messages.sent.to('\n').split('\n');
  const about = aboutText({ kind, city, search }, project?.title ?? '');
  const wished = city === null && search === '' ? messages.any : messages.one(about);
  const sentence = <MoneyText text={project ? messages.oneLike(about) : wished} />;
  const form = (
    <form
      className={styles.form}
      method="post"
      action={paths.tellMe}
      aria-labelledby={heading}
      data-tell-me=""
      noValidate
    >
      <input type="hidden" name="city" value={city ?? ''} />
      <input type="hidden" name="search" value={search} />
      {project ? <input type="hidden" name="project" value={project.slug} /> : null}
      <input type="hidden" name="zone" value="" />
      {state?.alert ? (
        <p className={styles.alert} role="alert">
          {state.alert}
        </p>
      ) : null}
      {project && project.homes.length > 0 ? (
        <SelectField
          id={`${id}-home`}
          name="home"
          label={projectMessages().residences.home}
          options={[
            { value: '', label: projectMessages().deposits.anyHome },
            ...project.homes.map(({ number }) => ({ value: number, label: number })),
          ]}
          value={state?.home}
        />
      ) : null}
      <div className={fieldStyles.field}>
        <label className={fieldStyles.label} htmlFor={`${id}-email`}>
          {formMessages().fields.email}
        </label>
        <input
          className={fieldStyles.input}
          id={`${id}-email`}
          type="email"
          name="email"
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={state?.email}
          aria-describedby={`${id}-error ${id}-consent`}
          aria-invalid={state?.error === undefined ? undefined : true}
        />
        <p
          className={fieldStyles.error}
          id={`${id}-error`}
          role="alert"
          hidden={state?.error === undefined}
          data-error=""
        >
          {state?.error}
        </p>
      </div>
      {languages.length > 1 ? (
        <SelectField
          id={`${id}-language`}
          name="language"
          label={frameMessages().language}
          options={languages.map(({ locale, name }) => ({
            value: locale,
            label: name,
            lang: locale,
          }))}
          value={state?.language || settings().language.locale}
        />
      ) : null}
      <Trap />
      <Button type="submit" isNatural>
        {messages.tellMe}
      </Button>
      <p className={`small muted ${styles.consent}`} id={`${id}-consent`}>
        {tellMeConsent()} <a href={paths.privacy}>{frameMessages().howWeUseData}</a>
      </p>
    </form>
  );
  return (
    <section
      className={isInside ? `${styles.frame} ${styles.inside}` : `wrap ${styles.frame}`}
      id={id}
      aria-labelledby={heading}
      data-tell-me-stage=""
    >
      <div className={`grid ${styles.line}`}>
        <h2 className={styles.heading} id={heading}>
          {project ? messages.similar : messages.fits}
        </h2>
        <p className={`muted ${styles.about}`}>{sentence}</p>
        {isFolded ? (
          <div className={styles.fold}>
            <PhoneFold facts={sentence}>{form}</PhoneFold>
          </div>
        ) : (
          form
        )}
      </div>
      <template data-thanks="">
        <div className={styles.answer}>
          <p className="lead" id={`${heading}-sent`}>
            {beforeEmail}
            <span className={styles.held}>
              <span className={styles.email} data-sent="" />
              {afterEmail.slice(0, 1)}
            </span>
            {afterEmail.slice(1)}
          </p>
          <h2 id={heading} aria-describedby={`${heading}-sent`} {...answerFocus}>
            {messages.sent.heading}
          </h2>
        </div>
        <p className={`muted ${styles.asked}`}>
          <MoneyText text={subscriptionText({ kind, city, search }, project?.title ?? '')} />
        </p>
        <p className={styles.again}>
          <button type="button" className={linkStyles.link} data-again="">
            {messages.sent.again}
          </button>
        </p>
      </template>
    </section>
  );
}
