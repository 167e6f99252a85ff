/** Runs a script of our own origin, if its content has the given hash. */
export function loadScript(address: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    if (integrity !== '') script.integrity = integrity;
    script.addEventListener('load', () => {
      script.remove();
      resolve();
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${address} could not be loaded, or is not what was released.`));
    });
    document.head.append(script);
  });
}
