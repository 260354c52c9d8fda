import type { Todos } from './todos.endpoints.ts'

/** How much somebody waits for. Stock runs low all the time: that is no news. */
export const waitingTodos = ({ toPack, attention, refundsDue, sellersWaiting, grievances }: Todos): number =>
  toPack + (attention ?? 0) + (refundsDue ?? 0) + (sellersWaiting ?? 0) + (grievances ?? 0)
