import { styled } from 'styled-components';
import { bareList, space } from '@ritual/shared/theme';
import { ChevronDownIcon, ChevronUpIcon, IconButton, MinusIcon, PlusIcon } from '@ritual/shared/ui';
import { Popover } from '../filters/popover.tsx';
import { Action } from '../theme/button.tsx';
import { Box } from '../theme/box.ts';
import type { Columns } from './use-columns.ts';

const List = styled.ul`
  ${bareList}
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) repeat(4, auto);
  align-items: center;
  & > label {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    min-height: 32px;
  }
`;

const step = 24;

interface ColumnsPopoverProps<Row extends object> {
  readonly columns: Columns<Row>;
  readonly onClose: () => void;
}

/** Which columns are shown, in which order and how wide; also by keyboard. */
export function ColumnsPopover<Row extends object>({ columns, onClose }: ColumnsPopoverProps<Row>) {
  const { all, table, isShown, show, move, resize, reset } = columns;
  return (
    <Popover label="Columns" end onClose={onClose}>
      <List>
        {all.map(({ id, title, width }, at) => {
          const size = columns.sizes[id] ?? width;
          return (
            <Item key={id}>
              <label>
                <Box
                  type="checkbox"
                  checked={isShown(id)}
                  disabled={!table.getColumn(id)?.getCanHide()}
                  onChange={({ target }) => show(id, target.checked)}
                />
                {title}
              </label>
              <IconButton size={32} label={`${title}: narrower`} onClick={() => resize(id, size - step)}>
                <MinusIcon size={16} />
              </IconButton>
              <IconButton size={32} label={`${title}: wider`} onClick={() => resize(id, size + step)}>
                <PlusIcon size={16} />
              </IconButton>
              <IconButton
                size={32}
                label={`${title}: earlier`}
                disabled={at === 0}
                onClick={() => move(id, -1)}
              >
                <ChevronUpIcon size={16} />
              </IconButton>
              <IconButton
                size={32}
                label={`${title}: later`}
                disabled={at === all.length - 1}
                onClick={() => move(id, 1)}
              >
                <ChevronDownIcon size={16} />
              </IconButton>
            </Item>
          );
        })}
      </List>
      <Action look="plain" onClick={reset}>
        As at first
      </Action>
    </Popover>
  );
}
