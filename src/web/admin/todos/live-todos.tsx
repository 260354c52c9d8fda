import { useEffect } from 'react'
import { can } from '#contract/accounts/permissions.ts'
import { waitingTodos } from '#contract/admin/waiting-todos.ts'
import { useSessionUser } from '#web/kit/use-session-user.ts'
import { countInTitle } from './title-count.ts'
import { forgetTodos, useTodos } from './todo-store.ts'
import { watchTodos } from './watch-todos.ts'

/** On every page of the back office: how much waits, in the tab's title, and a word for each new order. */
export function LiveTodos() {
  const user = useSessionUser()
  const userId = user && can(user, 'seeAdminPanel') ? user._id : undefined
  const { todos, newOrder } = useTodos()
  const waiting = todos ? waitingTodos(todos) : 0

  useEffect(() => {
    if (!userId) return
    const stop = watchTodos()
    return () => {
      stop()
      forgetTodos()
    }
  }, [userId])
  useEffect(() => countInTitle(waiting), [waiting])

  return (
    <div aria-live="polite" className="sr-only">
      {newOrder && `New order ${newOrder}`}
    </div>
  )
}
