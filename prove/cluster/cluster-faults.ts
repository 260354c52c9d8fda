import { setTimeout } from 'node:timers/promises'
import { untilWorks } from '#tests/support/until-works.ts'
import type { Shops } from '../faults/shops.ts'
import type { Cluster } from './open-cluster.ts'

type Setting = { cluster: Cluster; shops: Shops; stretchMs: number }

/** What goes on for a stretch of the run. */
export type Phase = {
  name: string
  /** Nobody may be turned away. */
  isCalm?: boolean
  /** Breaks something, and mends it where it is not mended by those who are tried here. */
  happens?: (setting: Setting) => Promise<void>
}

const START_AGAIN_AFTER_MS = 2_000

export const PHASES: readonly Phase[] = [
  { name: 'calm', isCalm: true },
  {
    name: 'process killed',
    happens: async ({ shops }) => {
      await shops.kill(1)
      await setTimeout(START_AGAIN_AFTER_MS)
      await shops.open(1)
    },
  },
  {
    name: 'Redis killed',
    happens: async ({ cluster: { redis }, stretchMs }) => {
      await redis.kill()
      await setTimeout(stretchMs / 2)
      await redis.start()
    },
  },
  {
    name: 'replica stopped',
    happens: async ({ cluster: { supervisor }, stretchMs }) => {
      await supervisor.standby().stop()
      await setTimeout(stretchMs / 2)
      await supervisor.standby().start()
      await untilSynchronous(supervisor)
    },
  },
  {
    name: 'primary killed, replica promoted',
    happens: async ({ cluster: { supervisor } }) => {
      const before = supervisor.primary()
      await before.kill()
      await untilWorks(async () => {
        if (supervisor.primary() === before) throw new Error('the replica was not promoted')
      }, 60_000)
    },
  },
  {
    name: 'old primary back as a replica',
    happens: async ({ cluster: { supervisor } }) => {
      await supervisor.standby().follow(supervisor.primary())
      await untilSynchronous(supervisor)
    },
  },
  { name: 'after', isCalm: true },
]

export const untilSynchronous = ({ isSynchronous }: Cluster['supervisor']) =>
  untilWorks(async () => {
    if (!isSynchronous()) throw new Error('the replica does not follow')
  }, 60_000)
