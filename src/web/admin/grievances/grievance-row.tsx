import {
  answerGrievanceCall,
  closeGrievanceCall,
  type Grievance,
  LONGEST_ANSWER,
} from '#contract/grievances/staff-grievances.endpoints.ts'
import { api } from '#web/kit/api.ts'
import { dayText, momentText } from '#web/kit/india-time.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ActionsCell, Cell, NameCell, StaffRow } from '../staff-table.tsx'
import type { Confirm } from '../use-confirm.tsx'

type Props = { grievance: Grievance; confirm: Confirm }

export function GrievanceRow({ grievance, confirm }: Props) {
  const { _id: id, ticket, name, email, orderNumber, text } = grievance

  const answer = () =>
    confirm({
      title: `Answer ${ticket}`,
      text: `We’ll email your decision and its reasons to ${email}. You can’t undo this.`,
      yes: 'Send answer',
      doing: 'Sending…',
      keep: 'Not now',
      reason: { label: 'Your answer', missing: 'Write an answer', about: `answer ${id}`, longest: LONGEST_ANSWER },
      act: async ({ reason }) => (await api(answerGrievanceCall, { id, text: reason })).message,
    })

  const close = () =>
    confirm({
      title: `Close ${ticket} without an answer?`,
      text: 'For what is no complaint, or was answered elsewhere. Nobody is emailed.',
      yes: 'Close complaint',
      doing: 'Closing…',
      keep: 'Keep open',
      reason: { label: 'Why', missing: 'Say why', about: `close ${id}` },
      act: async ({ reason }) => (await api(closeGrievanceCall, { id, text: reason })).message,
    })

  return (
    <StaffRow>
      <NameCell>
        <p className="font-semibold">{ticket}</p>
        {orderNumber && <p className="text-ink-soft">Order {orderNumber}</p>}
        <p className="max-w-measure whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
        {grievance.answer && <Outcome grievance={grievance} answer={grievance.answer} />}
      </NameCell>
      <Cell label="From">
        <span className="max-lg:text-right [overflow-wrap:anywhere]">
          <span className="block font-medium">{name}</span>
          <a href={`mailto:${email}`} className="block text-brand underline underline-offset-4">
            {email}
          </a>
          <time dateTime={grievance.createdAt} className="block text-ink-soft">
            {momentText(grievance.createdAt)}
          </time>
        </span>
      </Cell>
      <Cell label="Due">
        <Due grievance={grievance} />
      </Cell>
      <ActionsCell>
        {grievance.state === 'open' && (
          <>
            <Button onClick={answer} aria-label={`Answer ${ticket}`}>
              Answer
            </Button>
            <Button onClick={close} aria-label={`Close ${ticket}`}>
              Close
            </Button>
          </>
        )}
      </ActionsCell>
    </StaffRow>
  )
}

function Outcome({
  grievance: { state, answeredBy, answeredAt },
  answer,
}: Pick<Props, 'grievance'> & { answer: string }) {
  return (
    <div className="mt-3 max-w-measure border-line border-l-2 pl-3">
      <p className="text-ink-soft text-small">
        {state === 'answered' ? 'Answered' : 'Closed'} by {answeredBy}
        {answeredAt && <> · {momentText(answeredAt)}</>}
      </p>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{answer}</p>
    </div>
  )
}

function Due({ grievance: { state, answerBy } }: Pick<Props, 'grievance'>) {
  if (state !== 'open') return <Badge tone="good">Done</Badge>
  const isLate = new Date(answerBy) < new Date()
  return isLate ? <Badge tone="bad">Overdue</Badge> : <time dateTime={answerBy}>{dayText(answerBy)}</time>
}
