import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/**
 * What whoever asks meets. `error`: the words of a server in trouble. `reset`: the line is cut. `silence`: nothing arrives.
 * `unanswered`: it is done, and no answer comes. `half`: half an answer, then silence. `slow`: the answer comes late.
 */
export const MISHAPS = ['error', 'reset', 'silence', 'unanswered', 'half', 'slow'] as const
export type Mishap = (typeof MISHAPS)[number]

const LATE_MS = 1_500

/** Stands between the shop and a provider on this machine, and spoils what passes. `trouble` is what `error` says. */
export async function faultProxy(url: string, trouble: string) {
  const target = new URL(url)
  const open = new Set<Socket>()
  const spoiled = new Set<Socket>()
  let mishap: Mishap | undefined

  const server = createServer((caller) => {
    const provider = connect(Number(target.port), target.hostname)
    open.add(caller)
    caller.on('error', () => {}).on('close', () => provider.destroy())
    provider.on('error', () => {}).on('close', () => caller.destroy())
    caller.on('close', () => {
      open.delete(caller)
      spoiled.delete(caller)
    })
    /** Whichever side speaks first meets it: with mail that is the server. */
    function isBroken(): boolean {
      if (mishap) spoiled.add(caller)
      if (mishap === 'reset') caller.resetAndDestroy()
      if (mishap === 'error') caller.end(trouble)
      return mishap === 'reset' || mishap === 'error' || mishap === 'silence'
    }
    caller.on('data', (asked) => {
      if (!isBroken()) provider.write(asked)
    })
    provider.on('data', (answer) => {
      if (isBroken()) return
      if (mishap === 'slow') setTimeout(() => caller.write(answer), LATE_MS)
      else if (mishap === 'half') caller.write(answer.subarray(0, answer.length / 2))
      else if (!mishap && !spoiled.has(caller)) caller.write(answer)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const own = new URL(url)
  own.port = String((server.address() as { port: number }).port)

  return {
    /** The provider's address, as the shop is to know it. */
    url: own.href.replace(/\/$/, ''),
    suffer: (what: Mishap) => {
      mishap = what
    },
    /** From now on everything passes; lines on which something is missing are cut. */
    mend: () => {
      mishap = undefined
      for (const caller of spoiled) caller.destroy()
    },
    stop: async () => {
      for (const caller of open) caller.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
export type FaultProxy = Awaited<ReturnType<typeof faultProxy>>
