import {useId, type ReactNode} from 'react';

interface Props {
  label: string;
  value: string;
  onChange: (text: string) => void;
  choices?: string[];
}

/** A line of text with its label, and with choices that complete it. */
export default function Field({label, value, onChange, choices = []}: Props): ReactNode {
  const id = useId();
  return (
    <label className="playground__field">
      <span className="playground__label">{label}</span>
      <input
        className="playground__input"
        spellCheck={false}
        autoComplete="off"
        value={value}
        list={choices.length > 0 ? id : undefined}
        onChange={({target}) => onChange(target.value)}
      />
      {choices.length > 0 && (
        <datalist id={id}>
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
    </label>
  );
}
