import { areaUnits } from '../lib/geo/areas.ts';
import { longDate } from '../lib/time/dates.ts';
import { frameMessages } from '../messages/frame.ts';
import { currencyName, mainCurrency } from '../features/residences/money.ts';
import { displayRates } from '../features/residences/rates.ts';
import { currencyChoiceId } from '../ui/display/currency-choice.ts';
import { settings } from '../site/settings/settings.ts';
import styles from './DisplayChoice.module.css';

/** In which currency and unit of area this device shows prices and areas. */
export function DisplayChoice() {
  const messages = frameMessages().display;
  const { ratesDay } = settings().cities;
  const currencies = Object.keys(displayRates()).filter((code) => code !== mainCurrency());
  return (
    <div className={styles.choice} data-display-choice="">
      {currencies.length > 0 && (
        <label className={styles.field}>
          <span className="small muted">{messages.currency}</span>
          <select
            id={currencyChoiceId}
            name="currency"
            className={styles.select}
            autoComplete="off"
          >
            <option value="" data-announced={messages.chosenCurrency(currencyName(mainCurrency()))}>
              {currencyName(mainCurrency())}
            </option>
            {currencies.map((code) => (
              <option
                key={code}
                value={code}
                data-announced={messages.chosenCurrency(currencyName(code))}
              >
                {currencyName(code)}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className={styles.field}>
        <span className="small muted">{messages.area}</span>
        <select name="area" className={styles.select} autoComplete="off">
          <option value="" data-announced={messages.chosenArea(messages.bothUnits)}>
            {messages.bothUnits}
          </option>
          {areaUnits.map((unit) => (
            <option
              key={unit}
              value={unit}
              data-announced={messages.chosenArea(messages.units[unit])}
            >
              {messages.units[unit]}
            </option>
          ))}
        </select>
      </label>
      {currencies.length > 0 && ratesDay ? (
        <p className="small muted">{messages.rates(longDate(ratesDay))}</p>
      ) : null}
      <p className="sr" role="status" />
    </div>
  );
}
