import fieldStyles from '../enquiries/forms/EnquiryField.module.css';

type SelectFieldProps = {
  id: string;
  name: string;
  label: string;
  options: readonly { value: string; label: string; lang?: string }[];
  value: string | undefined;
};

export function SelectField({ id, name, label, options, value }: SelectFieldProps) {
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <select className={fieldStyles.input} id={id} name={name} defaultValue={value}>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
