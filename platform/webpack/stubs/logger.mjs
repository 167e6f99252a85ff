// In place of the sdk's logger, most of which is a debug mode.
export function createLogger(prefix) {
  const to =
    (method) =>
    (...args) =>
      console[method](prefix, ...args);
  return {
    log: to('log'),
    info: to('info'),
    success: to('info'),
    ready: to('info'),
    warn: to('warn'),
    error: to('error'),
    debug: () => undefined,
    setPrefix: () => undefined,
    setDelegate: () => undefined,
  };
}
export const createInfrastructureLogger = createLogger;
export const bindLoggerToCompiler = () => undefined;
export const logger = createLogger('[ Module Federation ]');
export const infrastructureLogger = logger;
