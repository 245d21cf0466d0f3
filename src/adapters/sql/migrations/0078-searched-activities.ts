/**
 * The activities of a company are searched. The next start folds the texts of these companies again. The same on both
 * databases.
 */
export const searchedActivities = `update brands set folded = '' where activities not in ('', '[]');`
