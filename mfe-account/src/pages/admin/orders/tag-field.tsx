import { useId, useState, type Ref } from 'react';
import { Field } from '@ritual/shared/ui';
import { useKnownTags } from './use-known-tags.ts';

/** Why it is no tag; null: it is one. */
export function wrongTag(words: string): string | null {
  if (words.trim() === '') return 'Enter a tag.';
  return words.includes(',') ? 'A tag has no comma.' : null;
}

interface TagFieldProps {
  readonly ref?: Ref<HTMLInputElement>;
  readonly label: string;
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (words: string) => void;
}

/** A tag, typed or one of those that orders have. */
export function TagField({ ref, label, value, error, onChange }: TagFieldProps) {
  const list = useId();
  const [asked, setAsked] = useState(false);
  const known = useKnownTags(asked);
  return (
    <div>
      <Field
        {...{ ref, label, value, error, list }}
        size="compact"
        name="tag"
        autoComplete="off"
        maxLength={30}
        onFocus={() => setAsked(true)}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={list}>
        {known.map((each) => (
          <option key={each.tag} value={each.tag} />
        ))}
      </datalist>
    </div>
  );
}
