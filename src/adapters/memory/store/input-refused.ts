export { inputRefused } from '#ports/failures.ts'
