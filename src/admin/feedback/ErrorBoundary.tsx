import { Component, type ReactNode } from 'react';
import { LoadFailure } from '../lists/LoadFailure.tsx';

type ErrorBoundaryProps = {
  /** What became of the text that was typed. */
  hint?: string;
  /** The layout, if the message does not replace a whole screen. */
  className?: string;
  children: ReactNode;
};

/** Shows an error of its children instead of them, so that the rest of the page stays. React logs the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { message?: string }> {
  static getDerivedStateFromError(cause: unknown) {
    return { message: cause instanceof Error ? cause.message : String(cause) };
  }

  override state: { message?: string } = {};

  override render() {
    const { hint, className, children } = this.props;
    const { message } = this.state;
    if (message === undefined) return children;
    return (
      <LoadFailure
        message={message}
        hint={hint}
        className={className}
        onAgain={() => this.setState({ message: undefined })}
      />
    );
  }
}
