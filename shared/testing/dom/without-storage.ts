import { jest } from '@jest/globals';

/** Does `work` in a browser that refuses all storage (every cookie is blocked): to name it throws already. */
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
