import { EmptyList } from '../../../admin/lists/EmptyList.tsx';

export function Webhooks() {
  return <EmptyList text="No webhooks" />;
}
