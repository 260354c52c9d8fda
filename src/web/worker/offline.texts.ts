import { texts } from '#contract/platform/t.ts'

/** What the page says that stands in for one that cannot be had. Its Hindi is built into the worker (vite.worker.config.ts). */
export const offlineTexts = texts({
  title: 'You’re offline',
  notSaved: 'This page isn’t saved on your device. It will open when you’re back online.',
  cartIsKept: 'Your cart is still here.',
  retry: 'Try again',
  savedPages: 'Saved pages',
})
