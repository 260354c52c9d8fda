/** The superadmin of the shop under test. */
export const OWNER = { username: 'superadmin', password: 'kaala kalam 11' }
