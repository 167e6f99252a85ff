import { styled } from 'styled-components';
import { borderWidth } from '@ritual/shared/theme';
import { role } from '../theme/index.ts';

const Mark = styled.mark`
  background: none;
  color: inherit;
  border-block-end: ${borderWidth('selected')} solid ${role('accent')};
`;

/** A label with the found letters underlined. */
export function Marked({ label, words }: { readonly label: string; readonly words: string }) {
  const at = words === '' ? -1 : label.toLowerCase().indexOf(words.toLowerCase());
  if (at < 0) return <span>{label}</span>;
  const end = at + words.length;
  return (
    <span>
      {label.slice(0, at)}
      <Mark>{label.slice(at, end)}</Mark>
      {label.slice(end)}
    </span>
  );
}
