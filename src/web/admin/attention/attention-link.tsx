import { BellRing } from 'lucide-react'
import { Suspense } from 'react'
import { Await } from 'react-router'
import { ATTENTION_PATH } from '#contract/attention/attention-path.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { countText } from '#web/ui/list-counts.ts'

type Props = { count: Promise<number | undefined> }

/** The way to the desk in the menu of the panel, with how much waits there. */
export function AttentionLink({ count }: Props) {
  return (
    <Suspense fallback={<Shown count={undefined} />}>
      <Await resolve={count}>{(known: number | undefined) => <Shown count={known} />}</Await>
    </Suspense>
  )
}

function Shown({ count }: { count: number | undefined }) {
  const name =
    count === 1 ? 'Needs attention, 1 item' : count ? `Needs attention, ${countText(count)} items` : 'Needs attention'
  return (
    <ButtonLink to={ATTENTION_PATH} aria-label={name}>
      <BellRing aria-hidden className="size-5" />
      Needs attention
      {count ? (
        <span className="grid h-6 min-w-6 place-items-center rounded-full bg-marigold px-1.5 font-semibold text-fine text-on-marigold tabular-nums">
          {countText(count)}
        </span>
      ) : null}
    </ButtonLink>
  )
}
