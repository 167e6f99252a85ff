import { styled } from 'styled-components';
import { color, media, radius, screenOnly, space, tabular, transition, type } from '@ritual/shared/theme';

const Count = styled.p`
  display: none;
  ${media.sm} {
    display: block;
    position: absolute;
    inset: auto auto ${space(4)} ${space(4)};
    padding: ${space(1.5)} ${space(2)};
    background: ${color('ink.0')};
    ${type('badge')}
    ${tabular}
  }
  ${screenOnly}
`;

const Bars = styled.div`
  position: absolute;
  inset: auto 0 ${space(3.5)};
  display: flex;
  justify-content: center;
  gap: ${space(2)};
  pointer-events: none;
  ${media.sm} {
    display: none;
  }
  ${screenOnly}
`;

const Bar = styled.span`
  width: 7px;
  height: 7px;
  border-radius: ${radius('pill')};
  background: ${color('ink.350')};
  ${transition(['width', 'background-color'], 'base')}
  &[data-current='true'] {
    width: 24px;
    background: ${color('ink.900')};
  }
`;

/** Position in the row: '1 / 4', on phones as bars. Screen readers get it from the pictures themselves. */
export function GalleryMarks({ at, count }: { readonly at: number; readonly count: number }) {
  return (
    <div aria-hidden="true">
      <Count>
        {at + 1} / {count}
      </Count>
      {count > 1 && (
        <Bars>
          {Array.from({ length: count }, (_, index) => (
            <Bar key={index} data-current={index === at} />
          ))}
        </Bars>
      )}
    </div>
  );
}
