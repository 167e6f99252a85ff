import pc from 'picocolors';

export type Step = <T>(name: string, work: () => Promise<T>, describe?: (result: T) => string) => Promise<T>;

/** Prints each step when it is done, with its time; on a terminal also what is being waited for. */
export function printSteps(out: NodeJS.WriteStream = process.stdout): Step {
  const running = new Set<string>();
  const erase = () => out.isTTY && out.write('\r\x1b[K');
  const show = () => out.isTTY && running.size > 0 && out.write(pc.dim(`  … ${[...running].join(', ')}`));
  const line = (text: string) => {
    erase();
    out.write(`${text}\n`);
    show();
  };
  return async (name, work, describe) => {
    const begun = performance.now();
    running.add(name);
    erase();
    show();
    try {
      const result = await work();
      running.delete(name);
      const seconds = ((performance.now() - begun) / 1000).toFixed(1).padStart(6);
      line(
        `  ${pc.green('✓')} ${name.padEnd(16)}${seconds} s  ${pc.dim(describe?.(result) ?? '')}`.trimEnd(),
      );
      return result;
    } catch (error) {
      running.delete(name);
      line(`  ${pc.red('✗')} ${name}`);
      throw error;
    }
  };
}

/** For callers that want no output. */
export const quietSteps: Step = (_name, work) => work();
