import { styled } from 'styled-components';
import type { AdminProduct } from '@ritual/shared/contract';
import { bareList, radius, space } from '@ritual/shared/theme';
import { Picture } from '@ritual/shared/ui';
import { role, Section, text } from '../../../admin/index.ts';

const List = styled.ol`
  ${bareList}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(112px, 1fr));
  gap: ${space(3)};
  & > li {
    position: relative;
  }
`;

const Position = styled.span`
  position: absolute;
  inset-block-start: ${space(2)};
  inset-inline-start: ${space(2)};
  padding: 0 ${space(1.5)};
  border-radius: ${radius('badge')};
  background: ${role('panel')};
  color: ${role('text')};
  ${text('badge')}
`;

/** The pictures in the order in which shoppers see them. */
export function Pictures({ images }: Pick<AdminProduct, 'images'>) {
  if (images.length === 0) return null;
  return (
    <Section title="Pictures">
      <List>
        {images.map(({ file, alt, width, height }, index) => (
          <li key={file}>
            <Picture file={file} alt={alt} sizes="136px" measures={{ width, height }} />
            <Position aria-label={`Position ${String(index + 1)} of ${String(images.length)}`}>
              {index + 1}
            </Position>
          </li>
        ))}
      </List>
    </Section>
  );
}
