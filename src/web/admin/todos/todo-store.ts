import { create } from 'zustand'
import { type Todos, todosCall } from '#contract/admin/todos.endpoints.ts'
import { api } from '#web/kit/api.ts'
import { problemText } from '#web/kit/problem-text.ts'

type Known = {
  todos?: Todos | undefined
  /** Why they could not be had the last time. */
  problem?: string | undefined
  /** The number of the order that was placed last, since the page was opened. */
  newOrder?: string | undefined
}

/** What there is to do, as this tab knows it. */
export const useTodos = create<Known>(() => ({}))

let asking: Promise<boolean> | undefined
let asksAgain = false

/** Asks how much there is to do, and says whether that went well. What is asked meanwhile is asked once more afterwards. */
export function refreshTodos(): Promise<boolean> {
  if (asking) asksAgain = true
  asking ??= ask().finally(() => {
    asking = undefined
    if (asksAgain) refreshTodos()
  })
  return asking
}

async function ask(): Promise<boolean> {
  asksAgain = false
  try {
    const { data } = await api(todosCall)
    useTodos.setState({ todos: data, problem: undefined })
    return true
  } catch (error) {
    // The numbers stay as they were: old ones are better than none.
    useTodos.setState({ problem: problemText(error) })
    return false
  }
}

/** Somebody else sits here now. */
export const forgetTodos = () => useTodos.setState({ todos: undefined, problem: undefined, newOrder: undefined })
