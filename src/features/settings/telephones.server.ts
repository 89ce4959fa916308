import { provideTelephones } from '../../lib/web/telephone-forms.ts';
import { numberToDial, numberToRead } from '../../platform/telephone-numbers.ts';
import { contentLocale } from '../../platform/languages/page-language.ts';
import { headOffice } from '../../site/settings/settings.ts';

/** From now on, numbers are those of the countries in the settings. */
export function provideTelephonesOfSite() {
  provideTelephones({
    text: (typed, country) => {
      const language = contentLocale();
      return language === undefined
        ? typed
        : numberToRead(typed, country ?? headOffice().country, language);
    },
    dialled: (typed, country) => numberToDial(typed, country ?? headOffice().country),
  });
}
