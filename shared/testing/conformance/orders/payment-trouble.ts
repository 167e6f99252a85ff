import { expect, test } from '@jest/globals';
import type { EndpointName } from '../../../contract/endpoints.ts';
import type { Backend } from '../backend.ts';
import type { Client } from '../client.ts';
import { colleagues } from '../colleagues.ts';
import { purchases } from './bought.ts';

/** Payments that went wrong. Each purchase of its own variant. */
export function paymentTroubleScenarios(client: () => Client, backend: () => Backend): void {
  const { owner, colleague } = colleagues(client, backend);
  const { paid } = purchases(client, backend);

  test('a dispute is answered with evidence, once', async () => {
    const { dispute, pay } = backend();
    if (!dispute || !pay) return;
    const { ok, refused } = client();
    const { params } = await paid(31);
    const token = await owner();
    await dispute(params.id);
    const { data: order } = await ok('getAdminOrder', { token, params });
    expect(order.disputes).toMatchObject([{ needsAnswer: true, withdrawn: order.total, answer: null }]);
    const disputeId = order.disputes[0]?.id ?? '';
    const of = { token, params: { ...params, disputeId } };
    const { data: drafted } = await ok('getDisputeEvidence', of);
    expect(drafted.evidence).toEqual(drafted.drafted);
    expect(drafted).toMatchObject({ answer: null, evidence: { shippingAddress: expect.any(String) } });
    const draft = { evidence: { other: 'It arrived.' }, seen: 0 };
    const { data: saved } = await ok('saveDisputeEvidence', { ...of, body: draft });
    expect(saved.disputes).toMatchObject([{ answer: { version: 1, kind: null } }]);
    await refused('saveDisputeEvidence', 'EVIDENCE_CHANGED', { ...of, body: draft });
    const empty = { kind: 'evidence', evidence: { other: ' ' }, seen: 1 };
    await refused('answerDispute', 'EVIDENCE_EMPTY', { ...of, body: empty });
    const body = { ...empty, evidence: draft.evidence };
    const { data: sent } = await ok('answerDispute', { ...of, body });
    expect(sent.disputes).toMatchObject([{ answer: { version: 2, kind: 'evidence' } }]);
    expect(sent.staffSteps.map(({ kind }) => kind)).toContain('answer');
    await refused('answerDispute', 'DISPUTE_ANSWERED', { ...of, body });
    expect((await ok('getDisputeEvidence', of)).data.evidence).toEqual(draft.evidence);
    const unknown = { token, params: { ...params, disputeId: 'du_none' } };
    await refused('getDisputeEvidence', 'DISPUTE_NOT_FOUND', unknown);
    const { token: packer } = await colleague('fulfillment');
    for (const name of ['getDisputeEvidence', 'saveDisputeEvidence', 'answerDispute'] as EndpointName[])
      await refused(name, 'RIGHT_MISSING', {
        ...of,
        token: packer,
        body: name === 'getDisputeEvidence' ? undefined : body,
      });
  });

  test('a warning holds an order until it is decided on', async () => {
    const { warn, pay } = backend();
    if (!warn || !pay) return;
    const { ok, refused } = client();
    const { params } = await paid(32);
    const token = await owner();
    await warn(params.id);
    const { data: order } = await ok('getAdminOrder', { token, params });
    expect(order).toMatchObject({ hold: 'fraud', tasks: [], warnings: [{ decision: null }] });
    await refused('releaseOrder', 'WARNING_UNDECIDED', { token, params });
    const { data: list } = await ok('listOrders', { token, query: { task: 'warning', size: 100 } });
    expect(list.content.map(({ id }) => id)).toContain(params.id);
    const of = { token, params: { ...params, warningId: order.warnings[0]?.id ?? '' } };
    const body = { decision: 'dismiss', reason: 'Known for years.' };
    const { data: dismissed } = await ok('decideWarning', { ...of, body });
    expect(dismissed).toMatchObject({ hold: null, tasks: ['ship'], warnings: [body] });
    await refused('decideWarning', 'WARNING_DECIDED', { ...of, body });
    const unknown = { token, params: { ...params, warningId: 'issfr_none' }, body };
    await refused('decideWarning', 'WARNING_NOT_FOUND', unknown);
  });
}
