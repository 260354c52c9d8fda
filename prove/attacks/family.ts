import type { Endpoint } from '#contract/platform/endpoint.ts'
import type { Ask } from './ask.ts'
import type { AttackedShop } from './attacked-shop.ts'
import type { Judge } from './judge.ts'

export type Target = AttackedShop & { ask: Ask; endpoints: readonly Endpoint[] }

/** Attacks of one kind. They leave the shop as they found it, as far as those that come after them are concerned. */
export type Family = (target: Target, judge: Judge) => Promise<void>
