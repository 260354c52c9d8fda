import { deskKinds } from './desk.kinds.ts'
import { filingKinds } from './filing.kinds.ts'
import { paperKinds } from './paper.kinds.ts'
import { reusableKinds } from './reusable.kinds.ts'
import { techKinds } from './tech.kinds.ts'
import { writingKinds } from './writing.kinds.ts'

/** Every kind of object we can draw, by name. */
export const kinds = {
  ...writingKinds,
  ...paperKinds,
  ...deskKinds,
  ...filingKinds,
  ...reusableKinds,
  ...techKinds,
}

export type Kind = keyof typeof kinds
