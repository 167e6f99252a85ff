import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { bareList, space, type, visuallyHidden, weight } from '@ritual/shared/theme';
import { SizeOption, type SizeChoice } from './size-option.tsx';

interface Common {
  /** Names the group ('Size'). */
  readonly label: string;
  /** Shown beside the label ('M'); `label` is hidden when `hideLabel`. */
  readonly hideLabel?: boolean;
  /** At the right of the label (the Size Guide link). */
  readonly aside?: ReactNode;
  readonly sizes: readonly SizeChoice[];
  /** Name of the inputs in a form; generated when left out. */
  readonly name?: string;
  /** `row`: as many per line as fit, 48 px high. `grid`: 3 columns, 42 px high (filters). */
  readonly layout?: 'row' | 'grid';
  /** Focusable from outside, e.g. by 'Choose a size'. */
  readonly id?: string;
}

export type SizeGroupProps = Common &
  (
    | {
        readonly multiple?: false;
        readonly value: string | null;
        readonly onChange: (value: string) => void;
      }
    | {
        readonly multiple: true;
        readonly value: readonly string[];
        /** The size that was set or cleared. */
        readonly onChange: (value: string) => void;
      }
  );

const Root = styled.fieldset`
  ${bareList}
`;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(4)};
  margin-block-end: ${space(3)};
  ${type('small')}
`;

const Legend = styled.legend`
  ${visuallyHidden}
`;

const Items = styled.div<{ $layout: 'row' | 'grid' }>`
  display: grid;
  gap: ${space(2)};
  grid-template-columns: ${({ $layout }) =>
    $layout === 'grid' ? 'repeat(3, minmax(0, 1fr))' : 'repeat(auto-fit, minmax(max(48px, 3em), 1fr))'};
`;

const Chosen = styled.span`
  font-weight: ${weight('regular')};
`;

const Strong = styled.span`
  font-weight: ${weight('label')};
`;

/** The sizes of a product (one of them) or of a filter (several). */
export function SizeGroup(props: SizeGroupProps) {
  const { label, hideLabel = false, aside, sizes, layout = 'row', id } = props;
  const ownName = useId();
  const name = props.name ?? ownName;
  const isChosen = (value: string) => (props.multiple ? props.value.includes(value) : props.value === value);
  return (
    <Root id={id}>
      <Legend>{label}</Legend>
      {!hideLabel && (
        <Head>
          <Strong aria-hidden="true">
            {label}
            {!props.multiple && props.value !== null && (
              <>
                : <Chosen>{props.value}</Chosen>
              </>
            )}
          </Strong>
          {aside}
        </Head>
      )}
      <Items $layout={layout}>
        {sizes.map((choice) => (
          <SizeOption
            key={choice.value}
            choice={choice}
            kind={props.multiple ? 'checkbox' : 'radio'}
            name={name}
            checked={isChosen(choice.value)}
            height={layout === 'grid' ? 42 : 48}
            onChange={() => {
              props.onChange(choice.value);
            }}
          />
        ))}
      </Items>
    </Root>
  );
}
