import { endpoints } from '@ritual/shared/contract/endpoints';
import { openingListPages } from '@ritual/shared/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendOpeningPage, type OpeningWords } from './opening-page.ts';
import type { ShopOpening } from './opening.ts';

interface OpeningListOptions {
  readonly apiOrigin: string;
  readonly opening: ShopOpening;
}

const timeoutMs = 10_000;

type Call = 'joinOpeningList' | 'confirmOpeningList' | 'leaveOpeningList';

const later = 'We could not reach the store. Please try again in a moment.';
const often = 'This was tried too often. Please try again later.';

const words = {
  asked: {
    title: ['Check', 'your email'],
    text: 'We have sent you a link. Follow it, and we write to you once: when our shop has opened.',
  },
  confirm: { title: ['Tell you', 'when we open?'], text: 'We write to you once: when our shop has opened.' },
  confirmed: { title: ['You are', 'on the list'], text: 'We write to you once: when our shop has opened.' },
  stop: { title: ['Forget', 'your address?'], text: 'Then we do not tell you that our shop has opened.' },
  stopped: { title: ['Your address', 'is forgotten'], text: 'You get no mail of this list.' },
  invalid: {
    title: ['This link', 'does not work'],
    text: 'Copy the whole link from the email, or enter your address once more: it may have been forgotten meanwhile.',
  },
} as const satisfies Readonly<Record<string, OpeningWords>>;

/**
 * The list of those who want to be told that the shop has opened: plain forms, because the opening page has no scripts. A link
 * alone changes nothing, because mail programs look at links before a person does.
 */
export async function openingListRoutes(
  app: FastifyInstance,
  { apiOrigin, opening }: OpeningListOptions,
): Promise<void> {
  /** The code of the error, or null: it is done. */
  async function call(request: FastifyRequest, name: Call, given: Readonly<Record<string, string>>) {
    const { path, method } = endpoints[name];
    const isQuery = name === 'leaveOpeningList';
    try {
      const answer = await fetch(
        apiOrigin + path + (isQuery ? `?${new URLSearchParams(given).toString()}` : ''),
        {
          method,
          headers: {
            'x-forwarded-for': request.ip,
            'x-request-id': request.id,
            ...(!isQuery && { 'content-type': 'application/json' }),
          },
          ...(!isQuery && { body: JSON.stringify(given) }),
          signal: AbortSignal.timeout(timeoutMs),
        },
      );
      return answer.ok ? null : answer.status;
    } catch (error) {
      request.log.warn({ err: error }, 'The API does not answer the opening list.');
      return 503;
    }
  }
  const facts = async () => (await opening.closed()) ?? { facts: null };
  const show = async (reply: FastifyReply, page: OpeningWords, status = 200) =>
    sendOpeningPage(reply, await facts(), page, status);
  const field = (request: FastifyRequest, name: string) =>
    (request.body as URLSearchParams | undefined)?.get(name)?.trim() ?? '';
  const token = ({ query }: FastifyRequest) => {
    const { token: given } = query as { readonly token?: unknown };
    return typeof given === 'string' ? given : '';
  };

  await app.register((forms, _options, done) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, parsed) => parsed(null, new URLSearchParams(String(body))),
    );
    forms.get(openingListPages.join, async (request, reply) => {
      if ((await opening.closed()) === null) return reply.redirect('/', 303);
      const isAsked = (request.query as { asked?: unknown }).asked !== undefined;
      return isAsked ? show(reply, words.asked) : reply.redirect('/', 303);
    });
    forms.post(openingListPages.join, async (request, reply) => {
      if ((await opening.closed()) === null) return reply.redirect('/', 303);
      const email = field(request, 'email');
      const status = await call(request, 'joinOpeningList', { email });
      if (status === null) return reply.redirect(`${openingListPages.join}?asked`, 303);
      const problem =
        status === 429 ? often : status === 400 ? 'Enter an email address like name@example.com.' : later;
      // An older API does not know the list.
      const shown = status === 400 || status === 429 ? status : 503;
      return sendOpeningPage(reply, await facts(), { join: { email, problem } }, shown);
    });
    const follow = (
      page: 'confirm' | 'stop',
      name: Call,
      { button, done: after }: { readonly button: string; readonly done: OpeningWords },
    ) => {
      const asking = (given: string, problem?: string) => ({
        ...words[page],
        follow: { action: openingListPages[page], token: given, button, problem },
      });
      forms.get(openingListPages[page], (request, reply) => {
        const given = token(request);
        return given === '' ? show(reply, words.invalid, 404) : show(reply, asking(given));
      });
      forms.post(openingListPages[page], async (request, reply) => {
        const given = field(request, 'token');
        const status = await call(request, name, { token: given });
        if (status === null) return show(reply, after);
        if (status === 429 || status >= 500)
          return show(reply, asking(given, status === 429 ? often : later), status);
        return show(reply, words.invalid, 404);
      });
    };
    follow('confirm', 'confirmOpeningList', { button: 'Yes, tell me', done: words.confirmed });
    follow('stop', 'leaveOpeningList', { button: 'Forget my address', done: words.stopped });
    done();
  });
}
