import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { Stripe } from 'stripe';
import { readyAccount } from './account/present.ts';
import { accountRoutes } from './account/routes.ts';
import { controlRoutes } from './control/routes.ts';
import { requireKey } from './core/auth.ts';
import { handleError, unrecognizedUrl } from './core/errors.ts';
import { acceptForms, parseForm } from './core/forms.ts';
import { newId } from './core/ids.ts';
import { inMode, isLive } from './core/mode.ts';
import { createStore } from './core/store.ts';
import { eventRoutes } from './events/routes.ts';
import { hostedPageRoutes } from './hosted-page/routes.ts';
import { intentRoutes } from './intents/routes.ts';
import { disputeRoutes } from './disputes/routes.ts';
import { refundRoutes } from './refunds/routes.ts';
import type { Sandbox, SandboxOptions } from './sandbox.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { createScheduler } from './scheduler.ts';
import { warningRoutes } from './warnings/routes.ts';
import { createDispatcher } from './webhooks/dispatcher.ts';

const DELAYED_PAYMENT_MS = 10_000;

/** The API as Stripe's library calls it: one key, Stripe's headers on every answer. */
function apiRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('request-id', request.id);
    reply.header('stripe-version', request.headers['stripe-version'] ?? Stripe.API_VERSION);
    reply.header('cache-control', 'no-store');
    requireKey(request, sandbox.options.secretKey);
    done();
  });
  const livemode = isLive(sandbox.options.secretKey);
  app.addHook('preSerialization', (_request, _reply, payload, done) => {
    done(null, inMode(livemode, payload));
  });
  accountRoutes(app, sandbox);
  sessionRoutes(app, sandbox);
  intentRoutes(app, sandbox);
  refundRoutes(app, sandbox);
  disputeRoutes(app, sandbox);
  warningRoutes(app, sandbox);
  eventRoutes(app, sandbox);
}

/**
 * Builds the sandbox without listening. Closing the app stops its timers and writes the snapshot.
 * @throws Error when the snapshot file cannot be read, or given payments are not as the sandbox writes them
 */
export function buildSandbox(options: SandboxOptions): FastifyInstance {
  const store = createStore(options.dataFile, options.payments);
  const sandbox: Sandbox = {
    options: { ...options, delayedPaymentMs: options.delayedPaymentMs ?? DELAYED_PAYMENT_MS },
    store,
    account: readyAccount(),
    webhooks: createDispatcher({
      store,
      livemode: isLive(options.secretKey),
      url: options.webhookUrl,
      secret: options.webhookSecret,
      retryDelaysMs: options.retryDelaysMs,
    }),
    timetableChanged: () => scheduler.arm(),
  };
  const scheduler = createScheduler(() => sandbox);

  const app = Fastify({
    logger: options.logLevel ? { level: options.logLevel } : false,
    genReqId: () => newId('request'),
    routerOptions: { querystringParser: parseForm, maxParamLength: 200 },
    forceCloseConnections: true,
  });
  acceptForms(app);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler((request) => {
    throw unrecognizedUrl(request);
  });
  app.addHook('onRequest', (_request, _reply, done) => {
    scheduler.catchUp();
    done();
  });

  app.register(
    (api, _options, done) => {
      apiRoutes(api, sandbox);
      done();
    },
    { prefix: '/v1' },
  );
  hostedPageRoutes(app, sandbox);
  controlRoutes(app, sandbox, scheduler);
  app.get('/health', () => ({ status: 'ok' }));

  app.addHook('onReady', (done) => {
    scheduler.arm();
    sandbox.webhooks.start();
    done();
  });
  app.addHook('onClose', async () => {
    scheduler.stop();
    await sandbox.webhooks.stop();
    store.save();
  });
  return app;
}
