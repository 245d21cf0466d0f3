import { configure } from '@testing-library/react'

// A screen loads its code and words, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 5_000 })
