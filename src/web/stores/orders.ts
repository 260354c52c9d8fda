import * as slice from './order-slice.ts'
import { bindSlice } from './root-store.ts'

const bind = bindSlice('order')

/** What the checkout does with the order state. Each waits until an earlier visit's state is back, and keeps its own. */
export const setDraftFromCart = bind(slice.setDraftFromCart)
export const setDraftFromBuyNow = bind(slice.setDraftFromBuyNow)
export const setDraftAddress = bind(slice.setDraftAddress)
export const setDraftText = bind(slice.setDraftText)
export const placingStarted = bind(slice.placingStarted)
export const placingSucceeded = bind(slice.placingSucceeded)
export const placingFailed = bind(slice.placingFailed)
export const orderOpened = bind(slice.orderOpened)
