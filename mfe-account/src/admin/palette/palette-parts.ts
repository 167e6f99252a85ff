import { styled } from 'styled-components';
import {
  borderWidth,
  controlHeight,
  focusRingField,
  media,
  radius,
  space,
  weight,
} from '@ritual/shared/theme';
import { floating, measures, phone, role, text } from '../theme/index.ts';

export const Root = styled.dialog`
  ${floating}
  width: min(680px, 100% - 32px);
  margin: ${space(15)} auto auto;
  padding: 0;
  border-radius: ${radius('panel')};
  background: ${role('raised')};
  color: ${role('text')};
  overflow: hidden;
  &::backdrop {
    background: ${role('scrim')};
  }
  ${phone} {
    width: 100%;
    max-width: 100%;
    height: 100dvh;
    max-height: none;
    margin: 0;
    border-radius: 0;
  }
  & [role='combobox'] {
    flex: 1;
    min-width: 0;
    height: ${controlHeight('large')};
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
    color: inherit;
    ${text('field')}
    ${media.forcedColors} {
      &:focus {
        ${focusRingField}
      }
    }
  }
  & [role='combobox']::placeholder {
    color: ${role('muted')};
    opacity: 1;
  }
  & [role='listbox'] {
    max-height: min(56dvh, 520px);
    ${phone} {
      max-height: calc(100dvh - ${controlHeight('large')});
    }
    padding: ${space(2)};
    border-block: ${borderWidth('hairline')} solid ${role('hairline')};
    overflow-y: auto;
  }
  & [role='group'] > p {
    padding: ${space(2, 3, 1)};
    ${text('head')}
    color: ${role('muted')};
  }
  & [role='option'] {
    display: flex;
    align-items: center;
    gap: ${space(2.5)};
    min-height: ${controlHeight('small')};
    ${phone} {
      min-height: ${measures.target}px;
    }
    padding-inline: ${space(3)};
    border-radius: ${radius('control')};
    ${text('strong')}
    font-weight: ${weight('medium')};
    cursor: pointer;
  }
  & [role='option'][aria-selected='true'] {
    background: ${role('selected')};
    box-shadow: inset ${borderWidth('bar')} 0 0 ${role('focus')};
  }
  & [role='option'] > kbd,
  & [role='option'] > :last-child:not(:first-child) {
    margin-inline-start: auto;
  }
`;

export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding-inline: ${space(4)};
`;

/** Where there is no Esc key. */
export const Close = styled.div`
  display: none;
  ${phone} {
    display: block;
    margin-inline-end: -${space(2)};
  }
`;

export const Empty = styled.p`
  padding: ${space(6)};
  border-block: ${borderWidth('hairline')} solid ${role('hairline')};
  ${text('body')}
  color: ${role('secondary')};
  text-align: center;
`;

export const Detail = styled.span`
  ${text('cell')}
  color: ${role('muted')};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5, 4)};
  padding: ${space(2.5, 4)};
  ${text('hint')}
  color: ${role('muted')};
  ${phone} {
    display: none;
  }
`;
