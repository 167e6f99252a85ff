import { useEffect, useRef } from 'react';
import type { AdminOrder } from '@ritual/shared/contract';
import { formatCents } from '@ritual/shared/kernel';
import { useLoaderData, useNavigate } from '@ritual/shared/routing';
import { FormError, PrinterIcon } from '@ritual/shared/ui';
import { useConfirmed } from '../../../admin/dialogs/second-factor/index.ts';
import {
  Action,
  AdminPage,
  BottomBarSpace,
  DetailColumns,
  fullTime,
  phoneQuery,
  Section,
  shortTime,
  useAdminKeys,
  useGo,
  useHere,
  useMedia,
  usePlace,
  useRights,
  StatusWord,
  useAsked,
} from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';
import { orderActions, undecidedDispute } from '../../../rules/order-actions.ts';
import {
  DisputeWord,
  isBlocked,
  MethodWord,
  OrderWords,
  pieces,
  taskSentence,
} from '../orders/order-words.tsx';
import { AddressDialog } from './address-dialog.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { ChangeDialog } from './change/change-dialog.tsx';
import { Customer } from './customer.tsx';
import type { loader } from './order.loader.ts';
import { Foot } from './lines.ts';
import { Mails } from './mails.tsx';
import { Notes } from './notes.tsx';
import { OrderPanels } from './order-panels.tsx';
import { PaymentLink } from './payment-link.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { AskedOfDelay } from './asked-of-delay.tsx';
import { DelayDialog } from './delay-dialog.tsx';
import { DisputeNotice } from './dispute-notice.tsx';
import { HoldDialog } from './hold-dialog.tsx';
import { HoldPanel } from './hold-panel.tsx';
import { ShipByWords } from './ship-by.tsx';
import { ReviewPanel } from './review-panel.tsx';
import { ShipPanel } from './ship-panel.tsx';
import { Tags } from './tags.tsx';
import { Timeline } from './timeline.tsx';
import { Warnings } from './warnings.tsx';
import { useOrder } from './use-order.ts';

export { loader } from './order.loader.ts';

/** One order: what is to be done with it first, then what it is. */
export function Component() {
  const loaded = useLoaderData<typeof loader>();
  return <OrderPage key={loaded.id} loaded={loaded} />;
}

/** Takes the focus: what was decided on may stand no more where it stood. */
function Conflict({ children }: { readonly children: string }) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => strip.current?.focus(), [children]);
  return <FormError ref={strip}>{children}</FormError>;
}

function OrderPage({ loaded }: { readonly loaded: AdminOrder }) {
  const may = useRights();
  const navigate = useNavigate();
  const go = useGo();
  const isPhone = useMedia(phoneQuery);
  const { confirmed, dialog } = useConfirmed();
  const { order, change, conflict } = useOrder(loaded, confirmed);
  const { asked, ask, close } = useAsked<'refund' | 'cancel' | 'change' | 'hold' | 'delay' | 'address'>();
  const { id, number, createdAt, total, hold, shipBy } = order;
  const can = orderActions(order, may);
  const acts = can.delay || (can.hold && hold === null) || can.slip || can.change || can.refund || can.cancel;
  const dispute = undecidedDispute(order);
  const steps = taskSentence(order);
  const { back, place } = usePlace('orders', adminPaths.orders, id);
  const isHere = useHere();
  const following = place?.next ?? null;
  const onNext = following === null ? null : () => isHere() && go(following);
  const slip = adminPaths.packingSlips([number]);

  useAdminKeys(number, [
    { press: 'u', label: 'Back to orders', run: () => void navigate(back) },
    ...(place?.next
      ? [{ press: 'j', label: 'Next order', run: () => void navigate(place.next ?? back) }]
      : []),
    ...(place?.previous
      ? [{ press: 'k', label: 'Previous order', run: () => void navigate(place.previous ?? back) }]
      : []),
    ...(can.hold && hold === null ? [{ press: 'h', label: 'Put on hold', run: () => ask('hold') }] : []),
    ...(can.delay ? [{ press: 'd', label: 'Tell of a delay', run: () => ask('delay') }] : []),
    ...(can.correctAddress ? [{ press: 'e', label: 'Correct the address', run: () => ask('address') }] : []),
    ...(can.slip ? [{ press: 'p', label: 'Packing slip', run: () => go(slip) }] : []),
    ...(can.change ? [{ press: 'c', label: 'Change the order', run: () => ask('change') }] : []),
    ...(can.refund ? [{ press: 'r', label: 'Refund', run: () => ask('refund') }] : []),
  ]);

  const actions = (
    <>
      {can.delay && (
        <Action press="d" onClick={() => ask('delay')}>
          Delay
        </Action>
      )}
      {can.hold && hold === null && (
        <Action press="h" onClick={() => ask('hold')}>
          Hold
        </Action>
      )}
      {can.slip && (
        <Action press="p" icon={<PrinterIcon size={18} />} onClick={() => go(slip)}>
          Packing slip
        </Action>
      )}
      {can.change && (
        <Action press="c" onClick={() => ask('change')}>
          Change
        </Action>
      )}
      {can.refund && (
        <Action press="r" onClick={() => ask('refund')}>
          Refund
        </Action>
      )}
      {can.cancel && (
        <Action look="danger" onClick={() => ask('cancel')}>
          {order.status === 'REFUNDED' ? 'Put back to stock' : 'Cancel order'}
        </Action>
      )}
    </>
  );

  return (
    <AdminPage
      title={number}
      badge={
        <>
          {order.test && <StatusWord tone="warn">TEST</StatusWord>} <OrderWords {...order} />{' '}
          {dispute !== null && <DisputeWord state={dispute} />}
        </>
      }
      crumb={{ label: 'Orders', to: back }}
      place={place}
      intro={
        <>
          <time dateTime={createdAt} title={fullTime(createdAt)}>
            {shortTime(createdAt)}
          </time>
          . {pieces(order.pieces)}, {formatCents(total)}, <MethodWord method={order.method} />.{' '}
          {steps !== null && <strong>{steps}</strong>}{' '}
          {shipBy !== null && !can.ship && hold === null && !isBlocked(order) && <ShipByWords day={shipBy} />}
        </>
      }
      actions={isPhone ? undefined : actions}
    >
      {conflict !== null && <Conflict>{conflict}</Conflict>}
      <DisputeNotice order={order} />
      <AskedOfDelay order={order} />
      <DetailColumns>
        <div>
          {can.sendLink && <PaymentLink order={order} change={change} />}
          {can.review && <ReviewPanel order={order} change={change} />}
          <Warnings order={order} decides={can.decideReturns} change={change} />
          {order.held !== null && (
            <HoldPanel
              {...{ order, change }}
              held={order.held}
              decides={can.hold}
              onReason={() => ask('hold')}
            />
          )}
          {can.ship && <ShipPanel {...{ order, change }} onNext={onNext} />}
          {isPhone && acts && (
            <Section title="Actions">
              <Foot>{actions}</Foot>
            </Section>
          )}
          <OrderPanels order={order} change={change} />
        </div>
        <div>
          <Customer order={order} onCorrect={can.correctAddress ? () => ask('address') : null} />
          <Tags order={order} change={change} />
          <Notes order={order} change={change} />
          <Timeline order={order} />
          <Mails order={order} change={change} />
        </div>
      </DetailColumns>
      {can.ship && <BottomBarSpace />}
      <ChangeDialog order={order} open={asked === 'change'} change={change} onClose={close} />
      <RefundDialog
        order={order}
        open={asked === 'refund'}
        change={change}
        onCancelOrder={can.cancel ? () => ask('cancel') : null}
        onClose={close}
      />
      <HoldDialog order={order} open={asked === 'hold'} change={change} onClose={close} />
      <DelayDialog order={order} open={asked === 'delay'} change={change} onClose={close} />
      <CancelDialog order={order} open={asked === 'cancel'} change={change} onClose={close} />
      <AddressDialog order={order} open={asked === 'address'} change={change} onClose={close} />
      {dialog}
    </AdminPage>
  );
}
