import { styled } from 'styled-components';
import type { OrderItem } from '@ritual/shared/contract';
import { returnReasonLabel, returnReasons } from '@ritual/shared/kernel';
import { border, color, media, space, type } from '@ritual/shared/theme';
import { Checkbox, Picture, Select, Stepper } from '@ritual/shared/ui';
import type { ReturnDraft } from '../../../../rules/return-drafts.ts';

interface ReturnLineProps {
  readonly item: OrderItem;
  readonly draft: ReturnDraft;
  /** Units of it that can still be returned. */
  readonly max: number;
  readonly problem: string | undefined;
  readonly onChange: (part: Partial<ReturnDraft>) => void;
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  gap: ${space(3, 4)};
  align-items: center;
  padding-block: ${space(4)};
  border-block-start: ${border('border.hairline')};
`;

const Item = styled.span`
  display: block;
  ${type('bodyStrong')}
`;

const Choice = styled.span`
  ${type('small')}
  color: ${color('text.muted')};
`;

const Details = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)};
  ${media.sm} {
    grid-column: 2;
  }
  /* The reason takes the width that the quantity leaves. */
  & > :last-child {
    flex: 1 1 220px;
  }
`;

const Units = styled.div`
  display: grid;
  gap: ${space(2)};
  justify-items: start;
`;

const Label = styled.span`
  ${type('label')}
`;

/** One item: chosen or not; if it is, how many and why. */
export function ReturnLine({ item, draft, max, problem, onChange }: ReturnLineProps) {
  const { productName, size, color: cloth, imageFile } = item;
  return (
    <Row>
      <Picture file={imageFile} alt="" sizes="56px" />
      <Checkbox
        checked={draft.chosen}
        onChange={(event) => onChange({ chosen: event.target.checked })}
        label={
          <>
            <Item>{productName}</Item>
            <Choice>{`Size ${size} · ${cloth}`}</Choice>
          </>
        }
      />
      {draft.chosen && (
        <Details>
          {max > 1 && (
            <Units>
              <Label aria-hidden>Pieces</Label>
              <Stepper
                label={`pieces of ${productName}`}
                value={draft.quantity}
                max={max}
                onChange={(quantity) => onChange({ quantity })}
              />
            </Units>
          )}
          <Select
            label="Reason"
            placeholder="Choose a reason"
            value={draft.reason}
            error={problem}
            options={returnReasons.map((value) => ({ value, label: returnReasonLabel[value] }))}
            onChange={({ target: { value } }) =>
              onChange({ reason: returnReasons.find((reason) => reason === value) ?? '' })
            }
          />
        </Details>
      )}
    </Row>
  );
}
