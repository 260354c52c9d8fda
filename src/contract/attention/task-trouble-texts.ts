import { errorInWords } from './error-in-words.ts'
import { jobInWords } from './job-names.ts'
import type { WordsOf } from './trouble.ts'

type Kind = 'jobsWaiting' | 'mailFailed' | 'jobsStuck' | 'jobFailed' | 'eventsUnread'

/** Where it is known what usually mends a task. */
const REMEDIES: Record<string, string> = {
  'make-backup':
    'Check that BACKUP_DIR has room, that the shop may write there, and that a process with that setting is running. Then retry.',
}

/** What the shop does by itself, and could not. */
export const TASK_WORDS: WordsOf<Kind> = {
  jobsWaiting: ({ count }) => ({
    cause:
      count === 1
        ? 'Background tasks aren’t running: 1 has been waiting for over ten minutes. Emails, courier bookings and refunds stand still.'
        : `Background tasks aren’t running: ${count} have been waiting for over ten minutes. Emails, courier bookings and refunds stand still.`,
    remedy: 'Start a process of the shop with ROLE=worker or ROLE=both, or tell your developer.',
    actions: ['retry'],
  }),
  mailFailed: ({ to, about, error, isWhole }) => ({
    cause: `We couldn’t email “${about ?? 'a message'}” to ${to ?? 'its recipient'}. ${errorInWords(error)}`,
    remedy: isWhole
      ? 'Resend it, or reach them another way.'
      : 'We don’t keep emails with a code, so this one can’t be resent. They can ask for a new code.',
    actions: isWhole ? ['retry', 'settle'] : ['settle'],
  }),
  jobsStuck: ({ count, code, error }) => ({
    cause:
      count === 1
        ? `${jobInWords(code)}: 1 task has been failing for over an hour. ${errorInWords(error)}`
        : `${jobInWords(code)}: ${count} tasks have been failing for over an hour. ${errorInWords(error)}`,
    remedy: REMEDIES[code ?? ''] ?? 'We keep retrying automatically. Fix the cause, then retry now.',
    actions: ['retry'],
  }),
  jobFailed: ({ code, error }) => ({
    cause: `${jobInWords(code)}: gave up after too many attempts. ${errorInWords(error)}`,
    remedy: REMEDIES[code ?? ''] ?? 'Fix the cause and retry, or mark it as resolved if it’s no longer needed.',
    actions: ['retry', 'settle'],
  }),
  eventsUnread: ({ count, code }) => ({
    cause:
      count === 1
        ? `${providerName(code)} sent 1 update the shop couldn’t read.`
        : `${providerName(code)} sent ${count} updates the shop couldn’t read.`,
    remedy: 'Nothing is lost: we also check payments and parcels ourselves. Tell your developer.',
    actions: ['settle'],
  }),
}

const PROVIDERS: Record<string, string> = {
  razorpay: 'Razorpay',
  razorpayTest: 'Razorpay (test keys)',
  shiprocket: 'Shiprocket',
  sandbox: 'The sandbox',
}
const providerName = (code: string | null) => PROVIDERS[code ?? ''] ?? 'A provider'
