import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PackedOrder } from '@ritual/shared/contract';
import { useNavigate } from '@ritual/shared/routing';
import { borderWidth, media, screenOnly, space } from '@ritual/shared/theme';
import { Notice, PrinterIcon } from '@ritual/shared/ui';
import { Action, ActionLink, AdminPage, Message, role, text, useAdminKeys } from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';
import { taskWords } from '../orders/order-words.tsx';

const OnScreen = styled.div`
  ${screenOnly}
`;

const Sheets = styled.div`
  display: grid;
  gap: ${space(4)};
  justify-items: center;
  ${media.print} {
    display: block;
  }
`;

/** A sheet of paper: white on the screen, too, whatever the scheme. */
export const Sheet = styled.article`
  color-scheme: light;
  width: min(100%, 794px);
  padding: clamp(${space(4)}, 5vw, ${space(11)});
  border: ${borderWidth('hairline')} solid ${role('hairline')};
  background: ${role('panel')};
  color: ${role('text')};
  ${text('body')}
  ${media.print} {
    width: auto;
    padding: 0;
    border: 0;
    &:not(:last-child) {
      break-after: page;
    }
  }
`;

interface PrintPageProps {
  readonly title: string;
  /** 'Print 3 packing slips'. */
  readonly button: string;
  /** Orders that were asked for and are not printed, because they must not leave now. */
  readonly leftOut: readonly PackedOrder[];
  /** Whether there is something to print. */
  readonly filled: boolean;
  readonly children: ReactNode;
}

/** What is going to be printed, as sheets; on paper nothing else. */
export function PrintPage({ title, button, leftOut, filled, children }: PrintPageProps) {
  const navigate = useNavigate();
  // As the person has left it: the list keeps its rows and the selection.
  const back = () => void navigate(-1);
  useAdminKeys(title, [
    ...(filled ? [{ press: 'p', label: 'Print', run: () => print() }] : []),
    { press: 'u', label: 'Back', run: back },
  ]);
  return (
    <AdminPage
      paper
      title={title}
      actions={
        <>
          <Action press="u" onClick={back}>
            Back
          </Action>
          {filled && (
            <Action look="filled" press="p" icon={<PrinterIcon size={18} />} onClick={() => print()}>
              {button}
            </Action>
          )}
        </>
      }
    >
      {leftOut.length > 0 && (
        <OnScreen>
          <Notice tone="warning">
            {leftOut
              .map(({ number, ...order }) =>
                taskWords(order) === '–' ? `${number} (nothing to ship)` : `${number} (${taskWords(order)})`,
              )
              .join(', ')}{' '}
            {leftOut.length === 1
              ? 'is left out: it must not leave now.'
              : 'are left out: they must not leave now.'}
          </Notice>
        </OnScreen>
      )}
      {filled ? (
        <Sheets>{children}</Sheets>
      ) : (
        <Message
          title="There is nothing to print"
          action={<ActionLink to={adminPaths.orders}>To the orders</ActionLink>}
        >
          Select orders in the list that are paid and still to be shipped.
        </Message>
      )}
    </AdminPage>
  );
}
