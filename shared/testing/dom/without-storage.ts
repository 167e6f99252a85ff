import { jest } from '@jest/globals';

/** Runs `work` in a browser that refuses all storage (every cookie is blocked): merely accessing it throws. */
export async function withoutStorage(work: () => unknown): Promise<void> {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const refused = (['localStorage', 'sessionStorage'] as const).map((name) =>
    jest.spyOn(window, name, 'get').mockImplementation(refuse),
  );
  try {
    await work();
  } finally {
    for (const spy of refused) spy.mockRestore();
  }
}
