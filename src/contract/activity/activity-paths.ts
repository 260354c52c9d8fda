/** Apart from their schemas: pages of products and empty carts call there first, and have no use for a schema library yet. */
export const RECORD_ACTIVITY_PATH = '/api/activity/record'
export const RECOMMENDATIONS_PATH = '/api/activity/recommendations'
