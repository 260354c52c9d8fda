import { CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import type { Todos } from '#contract/admin/todos.endpoints.ts'
import { Button } from '#web/ui/button.tsx'
import { countText } from '#web/ui/list-counts.ts'
import { Message } from '#web/ui/message.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TODO_LINKS } from './todo-links.ts'
import { refreshTodos, useTodos } from './todo-store.ts'

/** What waits for somebody, with the way to it. The numbers change by themselves (live-todos.tsx). */
export function TodoSection() {
  const { todos, problem, newOrder } = useTodos()
  return (
    <section aria-labelledby="todos" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="todos" className="font-semibold text-title">
          To do
        </h2>
        {newOrder && <p className="text-good text-small">New order {newOrder}</p>}
      </div>
      {todos ? <Tiles todos={todos} /> : problem ? <Problem text={problem} /> : <Waiting />}
    </section>
  )
}

const GRID = 'grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 xl:grid-cols-6'

function Tiles({ todos }: { todos: Todos }) {
  const open = TODO_LINKS.filter(({ kind }) => todos[kind])
  if (open.length === 0) return <NothingToDo />
  return (
    <ul className={GRID}>
      {open.map(({ kind, name, unit: [one, several], to, icon: Icon, isUrgent }) => {
        const count = todos[kind] ?? 0
        return (
          <li key={kind}>
            <Link
              to={to}
              aria-label={`${name}, ${countText(count)} ${count === 1 ? one : several}`}
              className="flex h-full flex-col gap-2 rounded-card border border-line bg-sheet p-4 transition-colors hover:border-brand"
            >
              <span className="flex items-center justify-between gap-2">
                <span className="font-semibold text-heading tabular-nums">{countText(count)}</span>
                <Icon aria-hidden className={`size-6 shrink-0 ${isUrgent ? 'text-bad' : 'text-brand'}`} />
              </span>
              <span className="font-medium text-small">{name}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

const NothingToDo = () => (
  <p className="flex items-center gap-3 rounded-card border border-line bg-sheet p-4 font-medium sm:p-5">
    <CircleCheck aria-hidden className="size-6 shrink-0 text-good" />
    Nothing to do right now
  </p>
)

const Problem = ({ text }: { text: string }) => (
  <div className="grid justify-items-start gap-3">
    <Message text={`Error: ${text}`} />
    <Button onClick={() => refreshTodos()}>Retry</Button>
  </div>
)

/** As high as the tiles, so that what follows does not jump. */
const Waiting = () => (
  <div className={GRID} role="status">
    <span className="sr-only">Loading what’s to do…</span>
    <Skeleton className="h-26" />
    <Skeleton className="h-26" />
    <Skeleton className="h-26" />
  </div>
)
