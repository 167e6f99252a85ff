import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url));
export const logs = join(root, '.cache/verify');

export type ToolResult = { readonly ok: boolean; readonly output: string };

const running = new Set<number>();

/** Runs a program, writes its whole output to `.cache/verify/<name>.log` and returns it. */
export async function runTool(
  name: string,
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<ToolResult> {
  mkdirSync(logs, { recursive: true });
  const log = createWriteStream(join(logs, `${name}.log`));
  // A process group of its own, so that no process started by a tool outlives the verification.
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const { pid } = child;
  if (pid !== undefined) running.add(pid);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => {
      output += data.toString();
      log.write(data);
    });
  }
  const code = await new Promise<number | string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (status, signal) => resolve(status ?? signal ?? 'an unknown end'));
  });
  if (pid !== undefined) running.delete(pid);
  log.end();
  return { ok: code === 0, output: code === 0 ? output : `${output}\n${name} ended with ${code}.` };
}

/** Runs a program of this repository with the current Node. */
export const runNode = (name: string, args: readonly string[], env?: Readonly<Record<string, string>>) =>
  runTool(name, process.execPath, args, env);

/** Ends every running tool, with all its child processes. */
export function endTools(signal: NodeJS.Signals): void {
  for (const pid of running) {
    try {
      process.kill(-pid, signal);
    } catch {
      // It has just ended.
    }
  }
}
