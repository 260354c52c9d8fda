import type { AttentionKind } from './attention-kinds.ts'
import { MONEY_WORDS } from './money-trouble-texts.ts'
import { PARCEL_WORDS } from './parcel-trouble-texts.ts'
import { TASK_WORDS } from './task-trouble-texts.ts'
import type { Trouble, Words, WordsOf } from './trouble.ts'

const WORDS: WordsOf<AttentionKind> = { ...MONEY_WORDS, ...PARCEL_WORDS, ...TASK_WORDS }

/** What happened and what to do about it, for people who have not read the code. */
export const describeTrouble = (trouble: Trouble): Words => WORDS[trouble.kind](trouble)
