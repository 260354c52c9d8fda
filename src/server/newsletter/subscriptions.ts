import type { Db } from '#server/platform/db/database.ts'
import { dropSubscriber, hasSubscriber } from './subscribers.store.ts'

export const isSubscribed = (db: Db, email: string): Promise<boolean> => hasSubscriber(db, email.toLowerCase())

export const endSubscription = (db: Db, email: string): Promise<void> => dropSubscriber(db, email.toLowerCase())
