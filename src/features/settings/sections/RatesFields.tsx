import { DateField } from '../../../admin/fields/dates/DateField.tsx';
import { useValue } from '../../../admin/fields/fields-context.ts';
import { FieldGrid, FieldGroup } from '../../../admin/fields/FieldGrid.tsx';
import { NumberField } from '../../../admin/fields/NumberField.tsx';
import { RepeatableRows } from '../../../admin/rows/RepeatableRows.tsx';
import { LateSelectField } from './LateSelectField.tsx';
import { currencies } from './options.ts';

const path = 'value.rates';

/** The exchange rates, with which visitors compare prices. */
export function RatesFields() {
  const main = useValue('value.cities.0.currency');
  const worth = typeof main === 'string' && main ? `Value in ${main}` : 'Value';
  return (
    <FieldGroup
      title="Exchange rates"
      note="Used to compare prices across currencies. Enter what one unit is worth in the currency of the first city. Prices in a currency without a rate are not compared."
    >
      <FieldGrid>
        <DateField name="value.ratesDay" label="Rates as of" width="third" />
      </FieldGrid>
      <RepeatableRows name={path} one="rate" variant="line" nameIn="currency" isHeaded isUnordered>
        {(row, prefix) => (
          <>
            <LateSelectField
              name={`${row}.currency`}
              label={`${prefix}Currency`}
              options={currencies}
              none="Choose"
              isShort
              isRequired
            />
            <NumberField
              name={`${row}.worth`}
              label={prefix + worth}
              isDecimal
              isFraction
              isRequired
            />
          </>
        )}
      </RepeatableRows>
    </FieldGroup>
  );
}
