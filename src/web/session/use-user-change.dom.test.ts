import { afterEach, expect, test, vi } from 'vitest'
import { renderHook } from '#tests/support/render-hook.ts'
import { aUser } from '#tests/support/users.ts'
import { forgetUser, keepUser } from '#web/kit/session-user.ts'
import { useUserChange } from './use-user-change.ts'

afterEach(forgetUser)

test('another person or another role is told, another name or picture is not', async () => {
  const onChange = vi.fn()
  await renderHook(useUserChange, onChange)
  keepUser(aUser())
  keepUser(aUser({ fullName: 'Asha Rao', avatar: '/media/me.webp' }))
  keepUser(aUser({ fullName: 'Asha Rao', role: 'admin' }))
  forgetUser()
  expect(onChange.mock.calls.map(([user]) => user?.role ?? null)).toEqual(['customer', 'admin', null])
})

test('a second factor that the shop begins to insist on is told', async () => {
  const onChange = vi.fn()
  keepUser(aUser({ role: 'admin', secondFactor: 'off' }))
  await renderHook(useUserChange, onChange)
  keepUser(aUser({ role: 'admin', secondFactor: 'missing' }))
  expect(onChange).toHaveBeenCalledOnce()
})

test('the callback of the latest render is the one that is called', async () => {
  const [first, second] = [vi.fn(), vi.fn()]
  const { rerender } = await renderHook(useUserChange, first)
  await rerender(second)
  keepUser(aUser())
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
})

test('a page that was left is told nothing', async () => {
  const onChange = vi.fn()
  const { unmount } = await renderHook(useUserChange, onChange)
  await unmount()
  keepUser(aUser())
  expect(onChange).not.toHaveBeenCalled()
})
