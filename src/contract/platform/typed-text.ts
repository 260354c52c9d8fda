import { z } from 'zod'
import { withoutUnseen } from './odd-signs.ts'

/** What people type or paste: without the controls that came along unseen, and without blanks around it. */
export const typedText = (missing?: Parameters<typeof z.string>[0]) => z.string(missing).overwrite(withoutUnseen).trim()
