// Accounts as administrators see them: pages of a search, and the acts on one account.
import { keepPreviousData, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type CreateUserInput,
  createUserResponse,
  type ManagedUser,
  REST_PATHS,
  type UpdateUserInput,
  type UsersResponse,
  userResponse,
  usersResponse,
} from '@vigie/contracts/rest'
import { useHttp } from './app-context.ts'

export type UsersPage = { readonly search: string; readonly page: number; readonly size: number }
const USERS = ['users'] as const

/** One page of the accounts that match a search; while another page loads, the one before stays in view. */
export const useUsers = ({ search, page, size }: UsersPage) => {
  const http = useHttp()
  return useQuery({
    queryKey: [...USERS, { search, page, size }],
    queryFn: ({ signal }) =>
      http.get(REST_PATHS.users, usersResponse, { search: search === '' ? undefined : search, page, size }, signal),
    placeholderData: keepPreviousData,
  })
}

export const useCreateUser = () => {
  const http = useHttp()
  const reread = useReread()
  return useMutation({
    mutationFn: (input: CreateUserInput) => http.post(REST_PATHS.users, createUserResponse, input),
    onSuccess: reread,
  })
}

type Change = { readonly uid: string; readonly change: UpdateUserInput }

/** Changes an account; the list shows the server's answer before it is read again. */
export const useUpdateUser = () => {
  const http = useHttp()
  const queryClient = useQueryClient()
  const reread = useReread()
  return useMutation({
    mutationFn: async ({ uid, change }: Change) => (await http.patch(pathOf(uid), userResponse, change)).user,
    onSuccess: (user) => {
      rewrite(queryClient, user.uid, () => user)
      return reread()
    },
  })
}

type Switch = { readonly uid: string; readonly disabled: boolean }

/**
 * Disables or enables an account. The list shows it at once, and shows the former state again if the server refuses.
 */
export const useDisableUser = () => {
  const http = useHttp()
  const queryClient = useQueryClient()
  const reread = useReread()
  return useMutation({
    mutationFn: async ({ uid, disabled }: Switch) => (await http.patch(pathOf(uid), userResponse, { disabled })).user,
    onMutate: async ({ uid, disabled }: Switch) => {
      await queryClient.cancelQueries({ queryKey: USERS })
      rewrite(queryClient, uid, (user) => ({ ...user, disabled }))
    },
    onError: (_, { uid, disabled }) => rewrite(queryClient, uid, (user) => ({ ...user, disabled: !disabled })),
    onSettled: reread,
  })
}

export const useDeleteUser = () => {
  const http = useHttp()
  const reread = useReread()
  return useMutation({ mutationFn: (uid: string) => http.act('delete', pathOf(uid)), onSuccess: reread })
}

export const useSendUserReset = () => {
  const http = useHttp()
  return useMutation({
    mutationFn: (uid: string) => http.act('post', withUid(REST_PATHS.userReset, uid)),
  })
}

const useReread = () => {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: USERS })
}

const withUid = (path: string, uid: string): string => path.replace(':uid', encodeURIComponent(uid))
const pathOf = (uid: string): string => withUid(REST_PATHS.user, uid)

const rewrite = (queryClient: QueryClient, uid: string, change: (user: ManagedUser) => ManagedUser) =>
  queryClient.setQueriesData<UsersResponse>(
    { queryKey: USERS },
    (page) => page && { ...page, users: page.users.map((user) => (user.uid === uid ? change(user) : user)) },
  )
