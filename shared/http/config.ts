/** How calls reach the store and on whose behalf. The host sets it once, before the first call. */
export interface ApiConfig {
  /** '' in browsers (same origin); on the server the address of the API, without a trailing slash. */
  readonly baseUrl: string;
  /** The access token of a signed-in shopper. */
  readonly token: () => string | null;
  /** The anonymous shopper's id, if the browser has made one. */
  readonly sessionId: () => string | null;
  /**
   * Gets a new access token with the refresh cookie; `null` when the session has ended, rejects when the store cannot be
   * reached. Called once however many calls wait for it.
   */
  readonly renew: () => Promise<string | null>;
  /** The session has ended or the API refused the user: clear the token and go to /login. */
  readonly onSessionLost: () => void;
}

const visitor: ApiConfig = {
  baseUrl: '',
  token: () => null,
  sessionId: () => null,
  renew: () => Promise.resolve(null),
  onSessionLost: () => undefined,
};

let config = visitor;

/** Changes the given settings and keeps the others. */
export function configureApi(changes: Partial<ApiConfig>): void {
  config = { ...config, ...changes };
}

/** Resets to an anonymous visitor on the same origin; for tests. */
export function resetApiConfig(): void {
  config = visitor;
}

export function apiConfig(): ApiConfig {
  return config;
}
