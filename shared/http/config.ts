/** How calls reach the store and who makes them. The host sets it once, before the first call. */
export interface ApiConfig {
  /** '' in browsers (same origin); on the server the address of the API, without a trailing slash. */
  readonly baseUrl: string;
  /** The access token, if somebody is signed in. */
  readonly token: () => string | null;
  /** The anonymous shopper's id, if the browser has made one. */
  readonly sessionId: () => string | null;
  /**
   * Makes a new access token from the refresh cookie; `null` when the session has ended, rejects when the
   * store cannot be reached. Called once however many calls wait for it.
   */
  readonly renew: () => Promise<string | null>;
  /** The session has ended or the API refused the user: forget the token and go to /login. */
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

/** Changes the given settings and leaves the others. */
export function configureApi(changes: Partial<ApiConfig>): void {
  config = { ...config, ...changes };
}

/** Back to a visitor without identity on the same origin; for tests. */
export function resetApiConfig(): void {
  config = visitor;
}

export function apiConfig(): ApiConfig {
  return config;
}
