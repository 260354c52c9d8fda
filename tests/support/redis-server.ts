import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from './free-port.ts'

export const hasRedis = spawnSync('redis-server', ['--version']).status === 0

/** A real Redis that can be stopped, killed and started again at the same address. */
export async function startRedis() {
  const port = await freePort()
  let child: ChildProcess | undefined

  async function start(): Promise<void> {
    const started = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
      cwd: '/',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    child = started
    await new Promise<void>((ready) => {
      started.stdout.on('data', (said) => String(said).includes('Ready to accept connections') && ready())
    })
  }

  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    signal: (name: NodeJS.Signals) => child?.kill(name),
    kill: async () => {
      const killed = child
      child = undefined
      if (!killed) return
      killed.kill('SIGKILL')
      await once(killed, 'exit')
    },
  }
}
